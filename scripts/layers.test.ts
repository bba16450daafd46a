import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** Which packages of ours, and which outside ones, a layer may import. `formats` stands on nothing at all. */
const layers: Record<string, { ours: readonly string[]; forbidden: readonly string[] }> = {
  'packages/formats/src': { ours: [], forbidden: ['react', 'react-dom', 'styled-components', 'zod'] },
  'packages/ui/src': {
    ours: ['@portal/formats'],
    forbidden: ['react-router', 'jotai', 'openapi-fetch', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
  'packages/ui/recipes': {
    ours: ['@portal/ui', '@portal/formats'],
    forbidden: ['react-router', 'jotai', 'styled-components'],
  },
  'packages/domain/src': {
    ours: ['@portal/formats'],
    forbidden: ['react', 'react-dom', 'openapi-fetch', 'jotai', 'hono'],
  },
  'packages/api/src': { ours: ['@portal/formats'], forbidden: ['react', 'react-dom', 'jotai', 'hono'] },
  'apps/portal/src': {
    ours: ['@portal/ui', '@portal/formats', '@portal/domain', '@portal/api'],
    forbidden: ['hono', 'drizzle-orm'],
  },
  'apps/gateway/src': {
    ours: ['@portal/formats', '@portal/domain', '@portal/api'],
    forbidden: ['react', 'react-dom', 'styled-components'],
  },
};

const importPattern = /(?:from\s+|import\s+|import\()\s*['"]([^'"]+)['"]/g;

/** What the portal is put together of in `app/`; stories put it together by themselves. */
const belowApp = /^apps\/portal\/src\/(?:areas|navigation|session|shared\/(?!stories\/))/;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));
}

/** The imports of a file that its layer does not allow, as readable complaints. */
function forbiddenImports(layer: string, file: string, text: string): string[] {
  const rule = layers[layer];
  if (!rule) throw new Error(`No layer ${layer}`);
  const complaints: string[] = [];
  for (const [, specifier = ''] of text.matchAll(importPattern)) {
    if (specifier.startsWith('.')) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (!target.startsWith(layer)) complaints.push(`${file} reaches out of its package: ${specifier}`);
      const area = /^apps\/portal\/src\/areas\/([^/]+)/;
      const from = area.exec(file)?.[1];
      const to = area.exec(target)?.[1];
      if (from && to && from !== to) complaints.push(`${file} imports another area: ${specifier}`);
      if (belowApp.test(file) && target.startsWith('apps/portal/src/app/'))
        complaints.push(`${file} imports what puts the portal together: ${specifier}`);
      continue;
    }
    const name = packageOf(specifier);
    if (name.startsWith('@portal/') && !rule.ours.includes(name))
      complaints.push(`${file} may not import ${name}`);
    if (rule.forbidden.includes(name) && !/\.(test|stories)\.tsx?$/.test(file)) {
      complaints.push(`${file} may not import ${name}`);
    }
  }
  return complaints;
}

describe('layers', () => {
  it.each(Object.keys(layers))('%s imports only what stands below it', (layer) => {
    const complaints = sources(layer).flatMap((file) =>
      forbiddenImports(layer, file, readFileSync(path.join(root, file), 'utf8')),
    );
    expect(complaints).toEqual([]);
  });

  it.each([
    ['packages/ui/src', 'packages/ui/src/a.ts', "import { x } from '@portal/domain';"],
    ['packages/ui/src', 'packages/ui/src/a.ts', "import type { X } from 'react-router';"],
    [
      'packages/ui/recipes',
      'packages/ui/recipes/a.tsx',
      "import { Card } from '../src/layout/card/Card.tsx';",
    ],
    ['packages/domain/src', 'packages/domain/src/a.ts', "import { useState } from 'react';"],
    ['apps/gateway/src', 'apps/gateway/src/a.ts', "import { x } from '../../portal/src/x.ts';"],
    ['apps/portal/src', 'apps/portal/src/areas/a/x.ts', "const y = import('../b/y.ts');"],
    ['apps/portal/src', 'apps/portal/src/shared/a/x.ts', "import { routes } from '../../app/routes.tsx';"],
  ])('finds a forbidden import planted in %s', (layer, file, text) => {
    expect(forbiddenImports(layer, file, text)).toHaveLength(1);
  });
});

const portal = 'apps/portal/src';

/** What `npm run new` writes into an area imports what is shared as any area does. */
const newPage = 'scripts/new/templates/page';

const isOfTests = (file: string) => /\.(?:test|stories)\.tsx?$|\/stories\//.test(file);

/** Which files of the portal import each of them, by path. */
function importersOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of files) {
    for (const [, specifier = ''] of text.matchAll(importPattern)) {
      if (!specifier.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), specifier).replace(/\?.*$/, '');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** What uses a shared file in the end: areas by name, or what else the portal is made of. */
function usersOf(
  file: string,
  importers: ReadonlyMap<string, string[]>,
  seen = new Set<string>(),
): Set<string> {
  seen.add(file);
  const users = (importers.get(file) ?? []).flatMap((importer) => {
    const [, folder, name] = /^apps\/portal\/src\/(\w+)\/([^/]+)/.exec(importer) ?? [];
    if (folder === 'areas') return [name ?? ''];
    if (folder !== 'shared') return [folder ?? ''];
    return seen.has(importer) ? [] : [...usersOf(importer, importers, seen)];
  });
  return new Set(users);
}

/** Shared files that one area alone uses, with its name. */
function notShared(files: ReadonlyMap<string, string>, areas: readonly string[]): string[] {
  const importers = importersOf(files);
  return [...files.keys()]
    .filter((file) => file.startsWith(`${portal}/shared/`))
    .flatMap((file) => {
      const [user, ...others] = usersOf(file, importers);
      return user !== undefined && others.length === 0 && areas.includes(user)
        ? [`${file} is of ${user} alone`]
        : [];
    });
}

describe('what is shared', () => {
  const areas = readdirSync(path.join(root, portal, 'areas'));

  it('is used by more than one area', () => {
    const files = [...sources(portal), ...sources(newPage)]
      .filter((file) => !isOfTests(file))
      .map((file) => [file.replace(`${newPage}/`, ''), readFileSync(path.join(root, file), 'utf8')] as const);
    expect(notShared(new Map(files), areas)).toEqual([]);
  });

  it('is found where one area alone uses it, also by what else is shared', () => {
    const files = new Map([
      [`${portal}/shared/a.ts`, ''],
      [`${portal}/shared/b.ts`, "import { a } from './a.ts';"],
      [`${portal}/shared/c.ts`, ''],
      [`${portal}/areas/one/x.ts`, "import { b } from '../../shared/b.ts'; import '../../shared/c.ts';"],
      [`${portal}/areas/two/x.ts`, "const c = import('../../shared/c.ts');"],
    ]);
    expect(notShared(files, ['one', 'two'])).toEqual([
      `${portal}/shared/a.ts is of one alone`,
      `${portal}/shared/b.ts is of one alone`,
    ]);
  });
});
