/** A step of the scale of pass rates: from which rate on, and its background and text in light and dark. */
export interface HeatStep {
  readonly from: number;
  readonly light: { readonly back: string; readonly text: string };
  readonly dark: { readonly back: string; readonly text: string };
}

/**
 * From orange over nothing to blue, a scale that the colour-blind can tell apart; finer at the top, where rates lie. A test holds
 * each pair of colours to a contrast of 4.5 and more.
 */
export const heatSteps: readonly HeatStep[] = [
  { from: 0, light: { back: '#d9722e', text: '#1c0d03' }, dark: { back: '#9c4a14', text: '#fff4ec' } },
  { from: 0.5, light: { back: '#e8935a', text: '#241104' }, dark: { back: '#84431a', text: '#fff1e8' } },
  { from: 0.7, light: { back: '#f3b98f', text: '#2b1608' }, dark: { back: '#653a1d', text: '#fbeadd' } },
  { from: 0.8, light: { back: '#f9dac2', text: '#2e1c10' }, dark: { back: '#46301f', text: '#f3e4d8' } },
  { from: 0.9, light: { back: '#f1f0ec', text: '#20201e' }, dark: { back: '#2b2d31', text: '#e6e6e3' } },
  { from: 0.95, light: { back: '#d5e4f1', text: '#0f2233' }, dark: { back: '#1f3a52', text: '#e1edf7' } },
  { from: 1, light: { back: '#a9cae6', text: '#0b1e2e' }, dark: { back: '#1f5480', text: '#eef6fd' } },
];

/** The number of the step that a rate is on. */
export function heatStep(rate: number): number {
  return Math.max(
    0,
    heatSteps.findLastIndex(({ from }) => rate >= from),
  );
}
