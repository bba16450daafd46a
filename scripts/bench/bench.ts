/**
 * `npm run bench`: how long the library's fields, selects and tables take, beside the plainest thing that does the same,
 * in one run and one browser, as ratios. Prints Markdown.
 *
 *     npm run bench                         all of ours beside its references
 *     npm run bench -- --peers              also AG Grid, MUI, react-data-grid and Ant Design
 *     npm run bench -- --quick              tables of 10,000 rows only, and three repeats: to see that it works
 *     npm run bench -- --pages              the pages of the portal, as "npm run build" left it, with a gateway
 *     --only fields,selects,tables,story    some of it; `story` is the one of 100,000 rows in the built Storybook
 *     --subjects selectionTable,agGrid      these files of `subjects/` and `peers/`, beside the references
 *     --rows 1000,10000,100000              other sizes of tables
 *     --repeats 7                           measurements of each, whose median counts
 *     --out figures.json                    every single figure
 *
 * The libraries of others are in `scripts/bench/peers`, a package of its own that is installed when a run needs it
 * (downshift does, as the reference of the selects). Each measurement is on a fresh page; subjects take turns, and
 * another begins each round. A table mounts into a page that stands already, with theme and fonts. Latencies are taken
 * without a limit on frames, from the time the device gave the event to the paint of its outcome; scrolls are at 60
 * frames a second. CPU is the work of the main thread. Heap counts from a page without a table, and after a garbage
 * collection. Close what else keeps the machine busy: equal runs differ by some 6 % (CPU) and 19 % (presses).
 */
import { writeFile } from 'node:fs/promises';
import { buildSubject, builtDir, pageName, type Size } from './buildSubject.ts';
import { environmentText, readEnvironment } from './environment.ts';
import { fieldReport } from './fieldReport.ts';
import { installPeers } from './installPeers.ts';
import { measureField } from './measureField.ts';
import { measurePages } from './measurePages.ts';
import { measureSelect } from './measureSelect.ts';
import { buildStory, measureStory, storyReport } from './measureStory.ts';
import { measureScroll, measureTable } from './measureTable.ts';
import { readOptions } from './options.ts';
import { pageReport } from './pageReport.ts';
import { servePages } from './pageServer.ts';
import { type Failures, inRounds } from './rounds.ts';
import { type SourcedSelect, selectReport } from './selectReport.ts';
import {
  chosenSubjects,
  fieldSubjects,
  noTable,
  type Subject,
  selectSubjects,
  type TableSubject,
  tableSubjects,
} from './subjects.ts';
import { type TableRun, tableReport } from './tableReport.ts';
import { openBrowser } from './tabs.ts';

const options = readOptions(process.argv.slice(2));
const environment = readEnvironment(options.repeats);
const fields = chosenSubjects(fieldSubjects, options);
const selects = chosenSubjects(selectSubjects, options);
const tables = chosenSubjects(tableSubjects, options);
const say = (what: string) => console.error(`[${Math.round(performance.now() / 1000)} s] ${what}`);

const all: readonly Subject[] = [...fields, ...selects, ...(tables.length > 0 ? [noTable, ...tables] : [])];
await installPeers(all);
const sizes = new Map<Subject, Size>();
for (const subject of all) sizes.set(subject, await buildSubject(subject));
const hasStory = options.parts.includes('story');
if (hasStory) await buildStory();
say(`Built ${all.length} pages${hasStory ? ' and Storybook' : ''}`);

const server = await servePages(builtDir);
const failures: Failures = new Map();
const onError = (url: string, message: string) =>
  void failures.set(`${new URL(url).pathname} threw`, message);
const [free, limited] = await Promise.all([
  openBrowser({ limitsFrames: false, onError }),
  openBrowser({ limitsFrames: true, onError }),
]);
const urlOf = (subject: Subject) => `${server.url}/${pageName(subject)}/index.html`;
const reports: string[] = [];
const raw: Record<string, unknown> = {};

/** Stores the measurements by subject and figure. */
function keep<Item>(title: string, measured: ReadonlyMap<Item, unknown>, nameOf: (item: Item) => string) {
  raw[title] = Object.fromEntries([...measured].map(([item, figures]) => [nameOf(item), figures]));
  say(`Measured ${title}`);
}

async function measureFields() {
  const nameOf = pageName;
  const measured = await inRounds(fields, options.repeats, failures, {
    nameOf,
    measure: (subject) => measureField(free, urlOf(subject), subject),
  });
  keep('fields', measured, nameOf);
  reports.push(fieldReport(measured));
}

async function measureSelects() {
  const items = selects.flatMap((subject) =>
    subject.sources.map((source): SourcedSelect => ({ subject, source })),
  );
  const nameOf = ({ subject, source }: SourcedSelect) => `${pageName(subject)} ${source}`;
  const measured = await inRounds(items, options.repeats, failures, {
    nameOf,
    measure: ({ subject, source }) =>
      measureSelect(free, source === 'paged' ? `${urlOf(subject)}?paged` : urlOf(subject)),
  });
  keep('selects', measured, nameOf);
  reports.push(selectReport(measured));
}

async function measureTables(rowCount: number) {
  const nameOf = (subject: TableSubject) => `${pageName(subject)} ${rowCount}`;
  const measured = await inRounds([noTable, ...tables], options.repeats, failures, {
    nameOf,
    measure: async (subject): Promise<TableRun> => ({
      table: await measureTable(free, urlOf(subject), subject, rowCount, options),
      scroll: subject.isBaseline
        ? undefined
        : await measureScroll(limited, urlOf(subject), rowCount, options),
    }),
  });
  keep(`tables of ${rowCount} rows`, measured, nameOf);
  reports.push(tableReport(rowCount, measured, sizes));
}

async function measureStories() {
  const nameOf = () => 'story';
  const measured = await inRounds(['story'], options.repeats, failures, {
    nameOf,
    measure: () => measureStory(limited, server.url, options),
  });
  keep('story', measured, nameOf);
  reports.push(storyReport(measured.get('story') ?? []));
}

async function reportPages() {
  const measured = await measurePages(options.repeats, failures);
  keep('pages', measured, ({ path }) => path);
  reports.push(pageReport(measured));
}

try {
  if (fields.length > 0) await measureFields();
  if (selects.length > 0) await measureSelects();
  if (tables.length > 0) for (const rowCount of options.rows) await measureTables(rowCount);
  if (hasStory) await measureStories();
  if (options.parts.includes('pages')) await reportPages();
} finally {
  await Promise.all([free.close(), limited.close()]);
  server.close();
}

const ran = { ...environment, chromium: free.version };
const notes = all.flatMap(({ label, note }) => (note ? [`- ${label}: ${note}`] : []));
console.log([environmentText(ran), ...reports, notes.join('\n')].filter(Boolean).join('\n\n'));
if (options.out) {
  const built = Object.fromEntries([...sizes].map(([subject, size]) => [pageName(subject), size]));
  const failed = Object.fromEntries(failures);
  await writeFile(
    options.out,
    `${JSON.stringify({ environment: ran, options, sizes: built, failed, raw }, null, 1)}\n`,
  );
}
for (const [name, message] of failures) console.error(`${name}: ${message}`);
process.exitCode = failures.size > 0 ? 1 : 0;
