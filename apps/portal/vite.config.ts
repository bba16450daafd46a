import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOutUnused } from './leaveOutUnused.ts';

/** Puts what is configured into the page of the dev server; in production whoever serves the page does it. */
const runtimeConfiguration = (): Plugin => ({
  name: 'portal-runtime-configuration',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replaceAll('%PORTAL_API_URL%', process.env.PORTAL_API_URL ?? 'http://localhost:8787')
      .replaceAll('%PORTAL_MANAGER_EMAIL_SUFFIX%', process.env.PORTAL_MANAGER_EMAIL_SUFFIX ?? ''),
});

/** Libraries that the first page needs. They import nothing of ours and nothing outside this list. */
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|styled-components|stylis|openapi-fetch|@fontsource-variable)\/|imask\/esm\/(?:core|masked\/(?:base|factory|pattern|regexp))|lucide-react\/dist\/esm\/(?!icons\/)|jotai\/dist\/(?:react|vanilla)\/(?!utils))/;

/**
 * What the sign-in page needs of ours, in one file: forty small ones would cost a request each and some 7 kB of worse
 * compression. What takes the tokens out of the address stays outside, for it runs before anything else is loaded.
 */
const firstPage = [
  /lucide-react\/dist\/esm\/icons\/(?:circle-check|circle-exclamation-point|eye|eye-off|info|lock|rotate-cw|triangle-exclamation-point|x)\.mjs/,
  /packages\/api\/src\/(?!form\.)/,
  /packages\/formats\/src\/(cnpj|isUuid|patterns|storableText|toUpperPt)\./,
  /packages\/domain\/src\/(access|roles\/(mapRoles|roleFlags|roles)\.)/,
  /packages\/ui\/src\/(tokens|theme|actions|layout\/(inline|stack)|navigation\/(link|app-shell-skeleton)|patterns\/auth-page)\//,
  /packages\/ui\/src\/navigation\/app-shell\/Frame\.styles\./,
  /packages\/ui\/src\/fonts\./,
  /packages\/ui\/src\/locale\/(?!formats|messages|useMessages|sharedTexts|chartTexts|tableTexts|useTableMessages)/,
  /packages\/ui\/src\/feedback\/(banner\/|error-code\/Lazy|error-state\/|notifications\/|skeleton\/|spinner\/)/,
  /packages\/ui\/src\/inputs\/(cnpj|password|text)-field\//,
  /packages\/ui\/src\/internal\/(editing|field|isElement|mask|layers|close-button|toneIcons|stateMessage|useIsHydrated|useMergedRefs|useSteady)/,
  /packages\/ui\/src\/overlays\/tooltip\/(?!TooltipBubble)/,
  /apps\/portal\/src\/(app|openPages|session\/(?!takeTokens)|navigation\/(Navigation|Route|focusPage|pageTitle))/,
  /apps\/portal\/src\/shared\/(address|brand|drafts\/draftStore|recent\/recentRecords|services|forms\/(?:useCountdown|useOneAtATime)|preferences\/preferenceAtoms)/,
  /apps\/portal\/src\/areas\/(home\/not-found|session\/(authentication\/Loading|sign-in\/(?!.*Schemas)|useHref))/,
];

/** Small parts that are always loaded together, each set in one file: the first page carries the name of every file of the next. */
const together = {
  'shell-icons':
    /lucide-react\/dist\/esm\/icons\/(?:ban|check|chevron-down|copy|download|file-text|log-out|search|trash)\.mjs/,
  announcements:
    /packages\/ui\/src\/internal\/(?:.*\/)?(?:useAnnouncement|Announcement\.styles|useControllableValue)\./,
  checkbox: /packages\/ui\/src\/(inputs\/checkbox|internal\/check)\//,
  rules:
    /packages\/(?:formats\/src\/(?:clockInSaoPaulo|format\w+|is(?:IsoDate|ValidEmail)|normalizeText|placeholderTexts|read\w+|writeDate)|ui\/src\/locale\/(?:formats|tableTexts)|domain\/src\/(?:fields\/fieldTexts|roles\/roleLabels|privacy\/privacyNotice|session\/newPasswordHint))\./,
  texts: /packages\/ui\/src\/(?:locale\/(?:chartTexts|messages|sharedTexts|useMessages)|.*\.texts)\./,
  forms:
    /apps\/portal\/src\/shared\/(?:conflict\/isSameValue|forms\/(?:NewPasswordFields|useFormField|useSchemaForm|useHeldTab|leaveGuardAtoms))\./,
  confirmation: /apps\/portal\/src\/areas\/session\/(?:.*\/)?(?:ConfirmationForm|UnconfirmedSupplier)\./,
  'session-rules': /packages\/domain\/src\/session\/(?:sessionFields|signInSchemas)\./,
  'server-state': /apps\/portal\/src\/shared\/server-state\/(?:changesByOthers|serverStateAtoms)\./,
  popups: /packages\/ui\/src\/(?:internal\/(?:popup|modal)|overlays\/(?:menu|popover))\//,
  files:
    /packages\/ui\/src\/(?:internal\/files\/file(?:Names|Size)\.|feedback\/progress\/)|apps\/portal\/src\/shared\/uploads\/uploadRemedy\./,
};

/** Fails the build when two files import each other: what runs first would then be left to chance. */
const noCircularFiles = (): Plugin => ({
  name: 'portal-no-circular-files',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) this.error(`Files import each other: ${[...path, file].join(' → ')}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const imported of chunk.imports) visit(imported, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/vite-portal'),
  plugins: [react(), runtimeConfiguration(), leaveOutUnused(), noCircularFiles()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  // Else zod tries to make a function of a text, which the policy refuses and reports.
  define: { 'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }) },
  html: { cspNonce: '%CSP_NONCE%' },
  // What jsPDF would load to turn HTML and SVG into pictures, which nobody asks it for.
  worker: { format: 'es', rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'portal', test: (id) => firstPage.some((part) => part.test(id)) },
            ...Object.entries(together).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
});
