import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const statement = /^(?:import|export)(?! type\b)(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;

/** Everything that is fetched together with a file: its imports that are no types and no `import()`. */
function fetchedWith(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
    if (!specifier.startsWith('.')) found.add(specifier);
    else if (/\.tsx?$/.test(specifier)) {
      const target = path.resolve(path.dirname(file), specifier);
      if (!found.has(target)) fetchedWith(target, found);
    }
  }
  return found;
}

const echarts = (found: Set<string>) => [...found].filter((name) => name.startsWith('echarts'));

describe('the entry of the charts', () => {
  it('fetches the drawing library only when a chart is shown', () => {
    expect(echarts(fetchedWith(path.join(source, 'charts/index.ts')))).toEqual([]);
    expect(echarts(fetchedWith(path.join(source, 'charts/line-chart/engine/chartEngine.ts')))).toContain(
      'echarts/core',
    );
  });

  it('is not part of the main entry', () => {
    const main = [...fetchedWith(path.join(source, 'index.ts'))];
    expect(main.filter((name) => name.startsWith(path.join(source, 'charts')))).toEqual([]);
  });
});
