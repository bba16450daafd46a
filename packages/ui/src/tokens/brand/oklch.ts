/** A colour by what the eye sees: lightness 0 to 1, colourfulness from 0 up, hue in radians (https://bottosson.github.io/posts/oklab). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Of a colour written as `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const channel = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toChannels({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear);
}

/** Half of what eight bits can tell apart. */
const tolerance = 0.5 / 255;
const isShown = (color: Oklch) =>
  toChannels(color).every((value) => value >= -tolerance && value <= 1 + tolerance);

/** As `#rrggbb`; a colour that no screen shows is as colourful as it can be in its lightness and hue. */
export function toHex(color: Oklch): string {
  let [least, most] = [0, color.chroma];
  if (isShown(color)) least = most;
  while (most - least > 0.0005) {
    const chroma = (least + most) / 2;
    if (isShown({ ...color, chroma })) least = chroma;
    else most = chroma;
  }
  const bytes = toChannels({ ...color, chroma: least }).map((value) =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
