import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, routes } from '@portal/domain';
import { root } from '../root.ts';
import { edit, filledTemplate, insert, type Plan } from './plan.ts';
import { camel, pascal, singular, slug } from './words.ts';

const ROUTES = 'packages/domain/src/access/routes.ts';
const PAGES = 'apps/portal/src/pages.ts';

/** An entry of the page table of the portal. */
const entryOf = (name: string) => new RegExp(`^  '?${name}'?: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm');
/** A row of the table of routes. */
const rowOf = (name: string) => new RegExp(`^  \\{[^{}]*name: '${name}',[^{}]*\\},\\n`, 'm');

/** The last page of an area that the navigation links: a new one stands after it and takes after it. */
function neighbourIn(area: string) {
  const text = readFileSync(path.join(root, PAGES), 'utf8');
  const table: readonly Route[] = routes;
  const linked = table.flatMap((route) => {
    const { 0: entry = '', index = 0 } = entryOf(route.name).exec(text) ?? {};
    return entry.includes(`./areas/${area}/`) && entry.includes('link: {') ? [{ route, entry, index }] : [];
  });
  return linked.sort((one, other) => one.index - other.index).at(-1);
}

function nextMigration(table: string): string {
  const last = readdirSync(path.join(root, 'apps/gateway/src/database/migrations')).sort().at(-1) ?? '0000';
  return `${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_${table}`;
}

/**
 * A list page of an area with everything below it: contract, table, handler, test, page, stories. `list` is the list of
 * what the area is called after.
 *
 * @param title the page's title in Portuguese; address and names on the wire follow from it.
 */
export function planPage(area: string, name: string, title: string): Plan {
  const folder = name === 'list' ? area : name;
  const page = name === 'list' ? area : `${singular(area)}-${name}`;
  const words = folder.replaceAll('-', ' ');
  const wire = slug(title);
  const things = camel(folder);
  const Things = pascal(folder);
  const neighbour = neighbourIn(area);
  const beside = neighbour?.route.roles;
  const roles = typeof beside === 'object' ? beside : (['Comercial'] as const);

  const plan = filledTemplate('page', {
    area,
    name,
    folder,
    words,
    things,
    Things,
    page,
    thing: singular(things),
    table: folder.replaceAll('-', '_'),
    migration: nextMigration(folder.replaceAll('-', '_')),
    rows: camel(wire),
    path: `/api/${wire}`,
    title,
    role: roles[0] ?? '',
    roles: roles.join(', '),
  });

  edit(plan, 'openapi/portal.yaml', (text) =>
    insert(text, 'before', /^components:$/, `  /api/${wire}:\n    $ref: paths/${folder}.yaml#/${things}\n`),
  );

  const parent = neighbour?.route.path.split('/')[1] ?? area;
  edit(plan, ROUTES, (text) => {
    const place = neighbour ? rowOf(neighbour.route.name) : undefined;
    const access = /roles: (\w+|\[[^\]]*\])/.exec(place?.exec(text)?.[0] ?? '')?.[1] ?? "['Comercial']";
    const row = `  { path: '/${parent}/${wire}', name: '${page}', title: '${title}', roles: ${access} },\n`;
    return place ? insert(text, 'after', place, row) : insert(text, 'before', /^\] as const satisfies/, row);
  });

  const section = /section: ('[^']+')/.exec(neighbour?.entry ?? '')?.[1] ?? `'${pascal(area)}'`;
  const icon = /icon: (\w+)/.exec(neighbour?.entry ?? '')?.[1] ?? 'ClipboardList';
  const entry = `  '${page}': {
    load: async () => (await import('./areas/${area}/${name}/${Things}Page.tsx')).${Things}Page,
    link: { section: ${section}, description: 'Consulte ${title.toLowerCase()}.', icon: ${icon} },
  },
`;
  edit(plan, PAGES, (text) => {
    if (entryOf(page).test(text)) throw new Error(`${PAGES} has a page ${page} already.`);
    return neighbour
      ? insert(text, 'after', entryOf(neighbour.route.name), entry)
      : insert(text, 'before', /^};\n\n\/\*\* Loads the page of a route/, entry);
  });
  return plan;
}
