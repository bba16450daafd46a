/** Fewest characters of a sentence: what is shorter is a label, which many places may have. */
const SHORTEST = 35;

/** Texts between quotes without values, and between tags. */
const texts = /'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`$]+)`|>([^<>{}]+)</g;

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/** The Portuguese sentences of a source, each once; Portuguese is what has letters that English lacks. */
export function sentencesOf(source: string): string[] {
  const found = [...source.replaceAll(comments, '').matchAll(texts)]
    .map(([, single, double, template, between]) => single ?? double ?? template ?? between ?? '')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.length >= SHORTEST && /[à-ü]/i.test(text) && text.includes(' '));
  return [...new Set(found)];
}
