/** Marks of browsers in the order in which they are looked for: most also bear the mark of Chrome or Safari. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** Marks of systems: Android also bears that of Linux, iPhone and iPad that of the Mac. */
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** No browser says more about itself; a longer header is cut, so that it costs nothing. */
const LONGEST = 512;

const nameIn = (text: string, marks: readonly (readonly [RegExp, string])[]) =>
  marks.find(([mark]) => mark.test(text))?.[1];

/**
 * Browser and system in words, from a `User-Agent` header: 'Chrome no Windows'. Only these words are kept, not the header.
 * Anybody can send any header, so nothing but the list of the user's sessions shows them (D25).
 *
 * @returns `null` when the header says nothing known.
 */
export function deviceName(userAgent: string | null): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const browser = nameIn(text, BROWSERS);
  const system = nameIn(text, SYSTEMS);
  if (browser === undefined && system === undefined) return null;
  return system === undefined ? (browser ?? null) : `${browser ?? 'Navegador'} no ${system}`;
}
