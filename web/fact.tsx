/** A line of a list of facts; none where there is nothing to say. */
export function Fact({ name, children }: { name: string; children: string }) {
  if (children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
