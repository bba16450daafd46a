import type { Plugin } from 'vite';

/** A place in a library, and what stands there instead. */
interface Cut {
  file: RegExp;
  from: string | RegExp;
  to: string;
}

/** The function stays by its name and throws; what only it needs falls away with it. */
const unused = (file: RegExp, ...names: readonly string[]): Cut[] =>
  names.map((name) => ({
    file,
    from: new RegExp(`(?:async )?function ${name}(?= ?\\()`),
    to: `function ${name}() { throw Error("${name}: apps/portal/leaveOutUnused.ts") }\n$&Unused`,
  }));

const router = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const components = /\/react-router\/dist\/production\/lib\/components\.js$/;
const links = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;

/**
 * What the libraries of the first page bring that no page calls, and that does not fall away by itself: some 12 kB,
 * gzip. The portal has no fetchers, actions, awaited parts, view transitions, server components, prefetched links or
 * routes found on the way; the browser reads its styles (`NestedStyles` of @portal/ui), without vendor prefixes; it writes
 * queries, paths and bodies by its own functions, and its masks have no slot for letters of every script.
 */
const cuts: readonly Cut[] = [
  ...unused(router, 'fetch', 'handleAction', 'discoverRoutes', 'patchRoutes'),
  { file: router, from: 'if (!opts || !isSubmissionNavigation(opts)) return', to: 'return' },
  ...unused(components, 'handleSkippedViewTransition'),
  {
    file: components,
    from: /(?<=^var AwaitErrorBoundary = )class [\s\S]*?^\}(?=;)/m,
    to: '/* @__PURE__ */ (() => $&)()',
  },
  ...unused(/\/react-router\/dist\/production\/lib\/hooks\.js$/, 'RSCErrorHandler'),
  ...unused(/\/router\/instrumentation\.js$/, 'instrumentClientSideRouter', 'getRouteInstrumentationUpdates'),
  ...unused(/\/dom\/ssr\/components\.js$/, 'PrefetchPageLinks'),
  { file: links, from: /^\w+\.displayName = .*$/gm, to: '' },
  { file: links, from: /(?<== )React\$1\.forwardRef\(/g, to: '/* @__PURE__ */ $&' },
  ...unused(
    /\/openapi-fetch\/dist\/index\.mjs$/,
    'createQuerySerializer',
    'defaultPathSerializer',
    'defaultBodySerializer',
  ),
  { file: /\/imask\/esm\/masked\/pattern\/input-definition\.js$/, from: /'a': \/.*\/,/, to: '' },
  ...unused(/\/stylis\/src\/Prefixer\.js$/, 'prefix'),
  ...unused(/\/stylis\/src\/Parser\.js$/, 'compile'),
];

/** What needs a function that is left out. */
const unavailable = /import\s*\{[^}]*\b(?:Form|useFetchers?|useSubmit)\b[^}]*\}\s*from\s*['"]react-router/;

/**
 * Fails the build where a cut no longer meets its place, so that a new version of a library is looked at, and where a
 * page imports what is unavailable.
 */
export const leaveOutUnused = (): Plugin => ({
  name: 'portal-leave-out-unused',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('node_modules') && unavailable.test(code)) this.error(`Left out of the portal: ${id}`);
    const here = cuts.filter(({ file }) => file.test(id));
    if (here.length === 0) return null;
    const left = here.reduce((text, { from, to }) => {
      const next = text.replace(from, to);
      if (next === text) this.error(`Not found any more in ${id}: ${from}`);
      return next;
    }, code);
    return { code: left, map: null };
  },
});
