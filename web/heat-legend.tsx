/** What colours and bars stand for. */
export function HeatLegend({ domain: [from], noise }: { domain: readonly [number, number]; noise: boolean }) {
  return (
    <p class="legend">
      <span>
        <span class="swatches" aria-hidden="true">
          {[0, 2, 3, 4, 5, 6].map((step) => (
            <i key={step} class={`h${step}`} />
          ))}
        </span>
        more violated
      </span>
      {noise && (
        <>
          <span>
            <span class="swatches" aria-hidden="true">
              <i class="noise" />
            </span>
            no more than noise
          </span>
          <span>
            <svg class="bar" width="12" height="14" aria-hidden="true">
              <rect class="noise-band" x="1" width="10" y="1" height="12" />
              <line class="noise-level" x1="6" x2="6" y1="1" y2="13" />
            </svg>
            noise
          </span>
        </>
      )}
      <span>bars {Math.round(from * 100)}–100 %, 95 % interval</span>
    </p>
  );
}
