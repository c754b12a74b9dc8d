import type { Usage } from '../src/page/usage.js';
import { count } from '../src/reports/tables/numbers.js';
import type { Distribution } from '../src/statistics/distribution.js';
import { time } from './time.js';

const [WIDTH, HEIGHT] = [150, 26];

/** Latency and tokens of each model, where its provider tells them. */
export function UsageTable({ usage }: { usage: readonly Usage[] }) {
  const told = usage.filter(({ ms, input, output }) => ms || input || output);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="usage">
      <div class="heading">
        <h2 id="usage">Latency and tokens</h2>
        <p class="soft">of each reply: median, and what 95 % do not exceed</p>
      </div>
      <div class="scroll">
        <table class="usage spread">
          <thead>
            <tr>
              <th scope="col">model</th>
              <th scope="col">replies</th>
              <th scope="col">latency</th>
              <th scope="col">tokens in</th>
              <th scope="col">tokens out</th>
            </tr>
          </thead>
          <tbody>
            {told.map(({ model, replies, cached, ms, input, output }) => (
              <tr key={model}>
                <th scope="row">{model}</th>
                <td>
                  {count(replies)}
                  {cached > 0 && <div class="soft">{count(cached)} from the cache</div>}
                </td>
                <Spread of={ms} shown={time} sum={undefined} />
                <Spread of={input} shown={whole} sum={whole} />
                <Spread of={output} shown={whole} sum={whole} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface SpreadProps {
  readonly of: Distribution | undefined;
  readonly shown: (value: number) => string;
  readonly sum: ((value: number) => string) | undefined;
}

function Spread({ of, shown, sum }: SpreadProps) {
  if (!of) return <td class="soft">–</td>;
  const most = Math.max(...of.bins.map((bin) => bin.count));
  const step = WIDTH / Math.max(6, of.bins.length);
  const labels = of.bins.map(({ from, count: held }) => `from ${shown(from)}: ${count(held)}`).join('\n');
  return (
    <td>
      <svg class="bar" width={WIDTH} height={HEIGHT} role="img" aria-label={labels}>
        <title>{labels}</title>
        {of.bins.map(({ from, count: held }, at) => {
          const height = held === 0 ? 0 : Math.max(1.5, (held / most) * (HEIGHT - 2));
          return <rect key={from} class="bin" x={at * step} y={HEIGHT - height} width={step - 1} height={height} />;
        })}
        <line class="axis" x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      {shown(of.median)} <span class="soft">{shown(of.high)}</span>
      {sum && <span class="soft"> · {sum(of.sum)} in all</span>}
    </td>
  );
}

function whole(value: number): string {
  return count(Math.round(value));
}
