/** Colour theme that the user chose; `system` follows the operating system. */
const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Height of controls and rows that the user chose. */
const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Whether the side navigation shows words. */
const NAVIGATIONS = ['expanded', 'collapsed'] as const;
export type Navigation = (typeof NAVIGATIONS)[number];

export const THEME_KEY = 'portal.theme';
export const DENSITY_KEY = 'portal.density';
export const NAVIGATION_KEY = 'portal.navigation';

/** A value of local storage, `null` when there is none or access is refused. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored theme of this device. */
export function storedTheme(text: string | null = readStored(THEME_KEY)): Theme {
  return THEMES.find((theme) => theme === text) ?? 'system';
}

/** The density that was chosen on this device, `null` for none. */
export function densityChoice(text: string | null): Density | null {
  return DENSITIES.find((density) => density === text) ?? null;
}

/** How the side navigation was left on this device. */
export function storedNavigation(text: string | null = readStored(NAVIGATION_KEY)): Navigation {
  return NAVIGATIONS.find((navigation) => navigation === text) ?? 'expanded';
}

/**
 * Applies the stored theme and density to the document before the first paint, to avoid a flash. Until the style
 * sheet is loaded, `color-scheme` in the head sets the colour of the empty page.
 */
export function applyStoredPreferences(page: Document): void {
  const theme = storedTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.documentElement.dataset.theme = dark ? 'dark' : 'light';
  page.documentElement.dataset.density = densityChoice(readStored(DENSITY_KEY)) ?? 'comfortable';
  page.querySelector('meta[name="color-scheme"]')?.setAttribute('content', dark ? 'dark' : 'light');
}
