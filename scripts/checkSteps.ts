/** One command of `npm run check`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** Path and name of an area. */
const places = [
  /^(openapi\/(?:paths|schemas)\/([\w-]+)\.yaml)$/,
  /^(packages\/domain\/src\/([\w-]+)\/)/,
  /^(packages\/ui\/src\/[\w-]+\/([\w-]+)\/)/,
  /^(apps\/gateway\/src\/areas\/([\w-]+)\/)/,
  /^(apps\/portal\/src\/areas\/([\w-]+)\/)/,
  /^(apps\/portal\/src\/areas\/[\w-]+\/([\w-]+)\/)/,
];

/** The areas of a list of files, each with its paths; folders end with a slash. */
export function areasOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const areas = new Map<string, Set<string>>();
  for (const file of files) {
    for (const place of places) {
      const [, path, area] = place.exec(file) ?? [];
      if (path && area) areas.set(area, (areas.get(area) ?? new Set()).add(path));
    }
  }
  return new Map([...areas].map(([area, paths]) => [area, [...paths]]));
}

/** The steps to run for the paths of an area, long ones first; steps without files are left out. */
export function stepsOf(paths: readonly string[]): Step[] {
  const under = (...folders: readonly string[]) =>
    paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  const code = under('packages/', 'apps/');
  const browser = under('packages/ui/', 'apps/portal/');
  /** The projects that have something to run. All in one process: each would read all settings of its own. */
  const projects = Object.entries({
    stories: browser,
    gateway: under('apps/gateway/'),
    components: browser,
    unit: under('packages/', 'apps/portal/'),
  }).flatMap(([project, found]) => (found.length > 0 ? ['--project', project] : []));
  const typeCache = 'node_modules/.cache/check.tsbuildinfo';
  return [
    ...(code.length > 0
      ? [{ name: 'tests', command: ['vitest', 'run', '--passWithNoTests', ...projects, ...code] }]
      : []),
    {
      name: 'types',
      command: ['tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', typeCache],
    },
    ...(code.length > 0 ? [{ name: 'lint', command: ['biome', 'ci', '--error-on-warnings', ...code] }] : []),
    ...(under('openapi/').length > 0
      ? [{ name: 'contract', command: ['npm', 'run', '--silent', 'lint:contract'] }]
      : []),
    { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'] },
  ];
}
