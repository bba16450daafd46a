/**
 * A module of somebody else's server components, in Node with the condition `react-server`: there React has no hooks, and what
 * begins with 'use client' is known by the names of its exports alone. Prints what the packages are there.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') ? readFileSync(fileURLToPath(url), 'utf8') : '';
    if (!source.startsWith("'use client'")) return nextLoad(url, context);
    const names = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
    const references = names.map(
      ([, name]) => `export const ${name} = { $$typeof: 'client', name: '${name}' };`,
    );
    return { format: 'module', source: references.join('\n'), shortCircuit: true };
  },
});

const ui = await import('@portal/ui');
const charts = await import('@portal/ui/charts');
const { formatBrl } = await import('@portal/formats');

const all = Object.entries({ ...ui, ...charts });
const isClient = ([, value]) => value?.$$typeof === 'client';
console.log(
  JSON.stringify({
    client: all.filter(isClient).map(([name]) => name),
    server: all.filter((entry) => !isClient(entry)).map(([name]) => name),
    called: [ui.csvFileName('Marcas'), ui.createNotifications().getSnapshot().length, formatBrl(1234.5)],
  }),
);
