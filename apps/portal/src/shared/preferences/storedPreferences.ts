/** Colour theme that the user chose; `system` follows the operating system. */
const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Height of controls and rows that the user chose. */
const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export const THEME_KEY = 'portal.theme';
export const DENSITY_KEY = 'portal.density';

/** A value of local storage, `null` when there is none or the browser refuses to say. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The theme remembered on this device. */
export function storedTheme(text: string | null = readStored(THEME_KEY)): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

/** The density remembered on this device. */
export function storedDensity(text: string | null = readStored(DENSITY_KEY)): Density {
  return DENSITIES.find((density) => density === text) ?? 'comfortable';
}

/**
 * Puts the remembered theme and density on the document before anything is drawn, so that nothing flashes. Until the
 * style sheet is there, the colour of the empty page comes from the `color-scheme` of its head.
 */
export function applyStoredPreferences(page: Document): void {
  const theme = storedTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.documentElement.dataset.theme = dark ? 'dark' : 'light';
  page.documentElement.dataset.density = storedDensity();
  page.querySelector('meta[name="color-scheme"]')?.setAttribute('content', dark ? 'dark' : 'light');
}
