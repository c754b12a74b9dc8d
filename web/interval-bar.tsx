import type { Rate } from '../src/statistics/row.js';

const HEIGHT = 14;

interface Bar {
  readonly rate: Rate;
  /** Violations of the identity arm: drawn as what would be held if there were nothing but noise. */
  readonly noise?: Rate | null;
  readonly domain: readonly [number, number];
  readonly width?: number;
}

/** The rate as a dot on its interval; behind it the band of the noise. The numbers stand beside it. */
export function IntervalBar({ rate, noise, domain: [from, to], width = 64 }: Bar) {
  const { rate: dot, low, high } = rate;
  if (dot === null || low === null || high === null) return null;
  const at = (share: number) => 4 + ((Math.min(to, Math.max(from, share)) - from) / (to - from)) * (width - 8);
  const middle = HEIGHT / 2;
  return (
    <svg class="bar" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <line class="axis" x1={at(from)} x2={at(to)} y1={middle} y2={middle} />
      {noise && noise.low !== null && noise.high !== null && noise.rate !== null && (
        <>
          <rect
            class="noise-band"
            x={at(1 - noise.high)}
            width={Math.max(1, at(1 - noise.low) - at(1 - noise.high))}
            y={1}
            height={HEIGHT - 2}
          />
          <line class="noise-level" x1={at(1 - noise.rate)} x2={at(1 - noise.rate)} y1={1} y2={HEIGHT - 1} />
        </>
      )}
      <rect class="range" x={at(low)} width={Math.max(1, at(high) - at(low))} y={middle - 2} height={4} rx={2} />
      <circle class="dot" cx={at(dot)} cy={middle} r={3} />
    </svg>
  );
}
