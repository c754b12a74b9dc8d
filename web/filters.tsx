import { useEffect, useRef, useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { Choices } from '../src/page/page-data.js';
import { STATUSES } from '../src/page/status.js';

interface Props {
  readonly choices: Choices;
  readonly filter: CaseFilter;
  readonly reviewing: boolean;
  readonly onFilter: (filter: CaseFilter, how?: 'replace') => void;
}

/** Milliseconds after the last letter before the cases are searched. */
const PAUSE = 180;

export function Filters({ choices, filter, reviewing, onFilter }: Props) {
  const set = (change: CaseFilter) => onFilter({ ...filter, ...change });
  const rules = filter.rule === undefined || choices.rules.includes(filter.rule) ? [] : [filter.rule];
  const { from, to } = filter;
  return (
    <search class="filters">
      <Search text={filter.text ?? ''} onText={(text) => onFilter({ ...filter, text: text || undefined }, 'replace')} />
      {!reviewing && (
        <Choice
          name="verdict"
          value={filter.status}
          of={['held', 'violated', 'inconclusive', ...STATUSES.slice(2)]}
          onChoice={(status) => set({ status })}
        />
      )}
      <Choice
        name="category"
        value={filter.category}
        of={choices.categories}
        onChoice={(category) => set({ category, rule: undefined })}
      />
      <Choice name="rule" value={filter.rule} of={[...rules, ...choices.rules]} onChoice={(rule) => set({ rule })} />
      {!reviewing && (
        <>
          <Choice name="model" value={filter.model} of={choices.models} onChoice={(model) => set({ model })} />
          <Choice name="shots" value={filter.shots} of={choices.shots} onChoice={(shots) => set({ shots })} />
        </>
      )}
      <Choice name="label" value={filter.label} of={choices.labels} onChoice={(label) => set({ label })} />
      {reviewing && (
        <Choice
          name="review"
          value={filter.review}
          of={['unread', 'accepted', 'rejected']}
          onChoice={(review) => set({ review })}
        />
      )}
      {(from !== undefined || to !== undefined) && (
        <button type="button" class="chip" onClick={() => set({ from: undefined, to: undefined })}>
          {from ?? 'any'} → {to ?? 'any'} <span aria-hidden="true">×</span>
          <span class="unseen">take this filter away</span>
        </button>
      )}
      {filter.context !== undefined && (
        <button type="button" class="chip" onClick={() => set({ context: undefined })}>
          {filter.context} context <span aria-hidden="true">×</span>
          <span class="unseen">take this filter away</span>
        </button>
      )}
      {Object.values(filter).some((value) => value !== undefined) && (
        <button type="button" class="clear" onClick={() => onFilter({})}>
          Clear
        </button>
      )}
    </search>
  );
}

function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => setTyped(text), [text]);
  return (
    <label class="search">
      <span class="unseen">Text in source or follow-up</span>
      <input
        type="search"
        id="search"
        placeholder="Search texts"
        value={typed}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onText(value), PAUSE);
        }}
      />
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly of: readonly string[];
  readonly onChoice: (value: string | undefined) => void;
}

/** Not shown where there is nothing to choose. */
function Choice({ name, value, of, onChoice }: ChoiceProps) {
  if (of.length < 2 && value === undefined) return null;
  return (
    <label class={value === undefined ? 'choice' : 'choice on'}>
      <span aria-hidden="true">{name}</span>
      <select
        aria-label={name}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoice(currentTarget.value || undefined)}
      >
        <option value="">any</option>
        {of.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
