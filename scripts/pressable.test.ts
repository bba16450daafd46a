import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:stories|test|e2e)\.tsx?$/.test(file));

/** Says half of it: a button that refuses presses with a reason is enabled, one that is disabled has no `aria-disabled`. */
const saysHalf = (source: string) =>
  /\bbutton\b[^;]*\.toBeEnabled\(\)|\.not\s*\.toHaveAttribute\(\s*'aria-disabled'/i.test(source);

describe('stories and tests', () => {
  it('say of a button that it takes presses, by expectPressable', () => {
    expect(sources.filter((file) => saysHalf(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ["await expect(canvas.getByRole('button', { name: 'Salvar' })).toBeEnabled();", true],
    ['await expect(await button(actor, /^Aprovar/)).toBeEnabled();', true],
    ["await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled');", true],
    ["waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));", true],
    ["await expect(save).toHaveAttribute('aria-disabled', 'true');", false],
    ["await userEvent.click(canvas.getByRole('button'));\nawait expect(field).toBeEnabled();", false],
  ])('finds it in %j: %s', (source, found) => {
    expect(saysHalf(source)).toBe(found);
  });
});
