import { useState } from 'preact/hooks';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const KEY = 'mmt4nl-theme';

export function savedTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';
  } catch {
    return 'auto'; // a file may have no storage
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // it holds for as long as the page is open
  }
}

export function ThemeSwitch() {
  const [theme, set] = useState(savedTheme);
  return (
    <fieldset class="themes">
      <legend class="unseen">Colours</legend>
      {THEMES.map((each) => (
        <label key={each} class={each === theme ? 'on' : ''}>
          <input
            type="radio"
            name="theme"
            class="unseen"
            checked={each === theme}
            onChange={() => {
              applyTheme(each);
              set(each);
            }}
          />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
