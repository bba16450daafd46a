import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { edit, filledTemplate, insertSorted, type Plan } from './plan.ts';
import { pascal } from './words.ts';

const source = 'packages/ui/src';

/** A component of `@portal/ui`, its export and its plain example; one whose name ends in `-field` is a form control. */
export function planComponent(group: string, folder: string): Plan {
  if (!existsSync(path.join(root, source, group)))
    throw new Error(`There is no group ${group} in ${source}.`);
  const isField = folder.endsWith('-field');
  const name = pascal(folder);
  const plan = filledTemplate(isField ? 'field' : 'part', {
    group,
    folder,
    Group: pascal(group),
    Name: name,
  });
  edit(plan, `${source}/index.ts`, (text) =>
    insertSorted(text, /^export \* from/, `export * from './${group}/${folder}/index.ts';`),
  );
  const example = isField ? `<ui.${name} label="Código" />` : `<ui.${name}>Conteúdo</ui.${name}>`;
  edit(plan, `${source}/internal/testing/examples.tsx`, (text) =>
    insertSorted(text, /^ {2}[A-Z]\w+: </, `  ${name}: ${example},`),
  );
  return plan;
}
