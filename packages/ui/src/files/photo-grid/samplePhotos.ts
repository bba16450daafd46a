import type { Photo } from './photoAdvice.ts';

const shapes = [
  '<rect x="70" y="60" width="60" height="80" rx="8"/><path d="M130 80h18v36h-18" fill="none" stroke="#5b7f8c" stroke-width="9"/>',
  '<circle cx="100" cy="100" r="46"/>',
  '<path d="M60 140 100 56l40 84z"/>',
  '<rect x="56" y="76" width="88" height="48" rx="6"/>',
  '<path d="M64 64h72l-10 76H74z"/>',
  '<ellipse cx="100" cy="104" rx="56" ry="30"/>',
  '<path d="M100 52 146 86 128 142H72L54 86z"/>',
];

const drawn = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 200 200"><rect width="200" height="200" fill="#fff"/><g fill="#5b7f8c">${shape}</g></svg>`,
  )}`;

/** Pictures that come with the page. */
export function samplePhotos(count: number): Photo[] {
  return shapes.slice(0, count).map((shape, index) => ({
    id: `photo-${index + 1}`,
    url: drawn(shape),
    alt: `Caneca esmaltada, vista ${index + 1}`,
  }));
}
