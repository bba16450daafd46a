import type { Rolldown } from 'vite';

/** Names of the modules of one file. */
type Parts = readonly RegExp[];

/** Libraries that the first page needs. They import nothing of ours and nothing outside this list. */
const libraries: Parts = [
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|styled-components|stylis|openapi-fetch|@fontsource-variable)\/|lucide-react\/dist\/esm\/(?!icons\/)|jotai\/dist\/(?:react|vanilla)\/(?!utils))/,
];

/**
 * What the sign-in page needs of ours, in one file: forty small ones would cost a request each and some 7 kB of worse
 * compression. What takes the tokens out of the address stays outside, for it runs before anything else is loaded.
 */
const firstPage: Parts = [
  /lucide-react\/dist\/esm\/icons\/(?:circle-check|circle-exclamation-point|eye|eye-off|info|lock|rotate-cw|triangle-exclamation-point|x)\.mjs/,
  /packages\/api\/src\/(?!form\.)/,
  /packages\/formats\/src\/(cnpj|isUuid|onFirstUse|patterns|storableText|toUpperPt)\./,
  /packages\/domain\/src\/(access|fields\/requiredFieldsText|roles\/(mapRoles|roleFlags|roles)\.)/,
  /packages\/ui\/src\/(tokens|theme(?!\/(?:coveringLink|startMark))|actions|layout\/(inline|stack)|navigation\/(link|app-shell-skeleton)|patterns\/auth-page)\//,
  /packages\/ui\/src\/navigation\/app-shell\/Frame\.styles\./,
  /packages\/ui\/src\/fonts\./,
  /packages\/ui\/src\/locale\/(?:Messages|commonTexts|fieldTexts|useMessages)/,
  /packages\/ui\/src\/feedback\/(banner\/|error-code\/Lazy|error-state\/|notifications\/|skeleton\/|spinner\/)/,
  /packages\/ui\/src\/inputs\/text-field\//,
  /packages\/ui\/src\/internal\/(LoadErrorContext|editing\/(?!imask)|field|focusedBeside|isElement|layers|onDemand|close-button|toneIcons|stateMessage|useIsHydrated|useMergedRefs|useSteady)/,
  /packages\/ui\/src\/overlays\/tooltip\/(?!TooltipBubble)/,
  /apps\/portal\/src\/(app|openPages|session\/(?!takeTokens)|navigation\/(Navigation|Route|focusPage|pageTitle))/,
  /apps\/portal\/src\/shared\/(address\/(?:addressAtom|movesInPage)|announcement|tab-name|brand|drafts\/draftStore|loading|recent\/recentRecords|services|forms\/useOneAtATime|preferences\/preferenceAtoms)/,
  /apps\/portal\/src\/areas\/(home\/not-found|session\/\w+\/Loading)/,
];

/** What opens over a page, of what is loaded on first use: fetched once the first page rests (`prefetchAtRest.ts`). */
const popups: Parts = [
  /node_modules\/(?:@floating-ui|tabbable)\//,
  /packages\/ui\/src\/(?:internal\/(?:listbox|listEnd|modal|popup)|navigation\/app-shell|overlays\/(?:menu|popover))/,
];

/**
 * What pages of a kind load anyway, a file each: on a slow machine a list waited longer for its eighty small files than for
 * what is in them. A file imports only those above it.
 */
const pages: Readonly<Record<string, Parts>> = {
  confirmation: [/apps\/portal\/src\/areas\/session\/(?:.*\/)?(?:ConfirmationForm|UnconfirmedSupplier)\./],
  'session-rules': [/packages\/domain\/src\/session\/(?:sessionFields|signInSchemas)\./],
  /** Words and formats, of every page but the sign-in. */
  texts: [
    /packages\/(?:formats\/src\/|ui\/src\/(?:locale\/(?:formats|(?:selection|shared|table|value)Texts)|internal\/(?:announcement\/(?:useAnnouncement|Announcement\.styles)|isCode|useControllableValue))|domain\/src\/(?:fields\/fieldTexts|roles\/(?:forbiddenText|roleLabels)|session\/newPasswordHint))/,
  ],
  /** Fields of a pattern, as those of CNPJ. */
  masks: [
    /node_modules\/imask\/esm\/(?:core|masked\/(?:base|factory|pattern|regexp))/,
    /packages\/ui\/src\/(?:internal\/(?:editing\/imask|mask\/)|inputs\/cnpj-field\/)/,
  ],
  /** What both entrances are made of; only that of suppliers has a mask. */
  'sign-in': [
    /packages\/ui\/src\/inputs\/password-field\//,
    /apps\/portal\/src\/areas\/session\/(?:sign-in\/(?!SignInPage|.*Schemas)|useCountdown|useHref)/,
  ],
  checkbox: [/packages\/ui\/src\/(?:inputs\/checkbox|internal\/check)\//],
  rules: [/node_modules\/zod\/|packages\/domain\/src\/fields\//],
  /** What was typed and not saved, which lists offer too. */
  drafts: [/apps\/portal\/src\/shared\/(?:conflict\/isSameValue|drafts\/|editor\/(?:knownRecords|useDraft))/],
  /** Forms with rules. */
  forms: [
    /node_modules\/(?:react-hook-form|@hookform)\/|apps\/portal\/src\/shared\/forms\/(?!LeaveGuard|NewPasswordFields|leaveGuardAtoms|useHeldTab|useLeaveGuard)/,
  ],
  /** The frame of every page behind the sign-in, what pages are laid out with, and the state of the server. */
  shell: [
    /node_modules\/(?:@tanstack\/(?:query-core|react-query)|jotai-tanstack-query|openapi-react-query)\//,
    /packages\/formats\/src\/extensionOf/,
    /packages\/ui\/src\/(?:data\/status-badge\/|theme\/(?:coveringLink|startMark))/,
    /packages\/ui\/src\/files\/(?:download-blob\/|file-list\/(?:createUploadQueue|uploadQueue))/,
    /packages\/ui\/src\/feedback\/empty-state\//,
    /packages\/ui\/src\/internal\/(?:beside|dialog-failure|focus-field|foldText|isFreeFocus|modal|onceLaidOut|stale-failure|useWindowSize|watchFromNextFrame)/,
    /packages\/ui\/src\/(?:inputs\/text-area\/|layout\/(?!section-list)|navigation\/(?!stepper|tabs))/,
    /packages\/ui\/src\/overlays\/(?:confirm-dialog|dialog|logout-dialog|menu|popover|unsaved-changes-dialog)\//,
    /apps\/portal\/src\/navigation\/(?!palette\/(?!PaletteButton|useTypedAhead)|PortalUploadTray|PrivacyNotice)/,
    /apps\/portal\/src\/shared\/(?:address\/|decisions\/AskedAct|forms\/(?:LeaveGuard|leaveGuardAtoms|useHeldTab|useLeaveGuard)|server-state\/|uploads\/(?:uploads|useUploads))/,
  ],
  /** Files that are sent, with what is sent of them. */
  files: [
    /packages\/ui\/src\/(?:feedback\/progress|files\/file-list|internal\/files)\//,
    /apps\/portal\/src\/shared\/uploads\//,
  ],
  /** What pages of one record are laid out with. */
  sections: [
    /packages\/ui\/src\/(?:data\/description-list|feedback\/pendency-banner|internal\/page-content|layout\/section-list|navigation\/(?:stepper|tabs)|patterns\/record-page)\//,
  ],
  /** Fields of numbers. */
  numbers: [
    /node_modules\/imask\//,
    /packages\/ui\/src\/(?:internal\/number|inputs\/(?:currency|decimal|number|percent)-field)\//,
  ],
  /** Which rows a list shows: its address and its calls. A record that was opened from a list knows them too. */
  questions: [
    /packages\/domain\/src\/query\//,
    /apps\/portal\/src\/shared\/(?:list\/(?!useListViews)\w+|decisions\/createAskedAct)\.ts$/,
  ],
  chips: [/packages\/ui\/src\/internal\/chips\//],
  /** Fields that are chosen, from lists and calendars. */
  choices: [
    /packages\/ui\/src\/internal\/(?:(?:calendar|listbox)\/|listEnd|useIsMounted)/,
    /apps\/portal\/src\/shared\/(?:list\/List(?:Period|Select)|lookups\/)/,
    /packages\/ui\/src\/inputs\/(?:date-field|date-range-field|multi-select|paged-select|radio-group|segmented-control|select)\//,
  ],
  tables: [
    /packages\/ui\/src\/(?:data\/data-table|internal\/(?:csv|isTextSelected|memoGeneric|rows)|inputs\/search-field)\b/,
  ],
  /** Lists that are searched, filtered and read page by page. */
  lists: [
    /packages\/ui\/src\/(?:data\/(?:filter-bar|saved-views\/SavedViews\.texts|selection-table)|patterns\/list-page)\b/,
    /apps\/portal\/src\/shared\/(?:list\/|preferences\/columnStorage)/,
  ],
  /** What is changed by two at once. */
  conflicts: [
    /packages\/ui\/src\/(?:data\/diff-list|feedback\/error-summary)\//,
    /apps\/portal\/src\/shared\/conflict\//,
  ],
  /** What is decided about a record. */
  decisions: [/apps\/portal\/src\/shared\/decisions\//],
  /** Records that are edited. */
  records: [
    /packages\/ui\/src\/patterns\/wizard-page\//,
    /apps\/portal\/src\/shared\/editor\/(?!ReadRichText)/,
  ],
};

const isOne = (parts: Parts) => (id: string) => parts.some((part) => part.test(id));

/** Which pages there are: what they load is no part of another page. */
const tableOfPages = /apps\/portal\/src\/(?:app\/routes|openPages|pages)\.tsx?$/;

/** Whether a module is loaded on first use: a part of a page, or what only such parts need. */
function isOnFirstUse(id: string, context: Rolldown.ChunkingContext, above: readonly string[] = []): boolean {
  const { dynamicImporters = [], importers = [] } = context.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0) return !dynamicImporters.some((importer) => tableOfPages.test(importer));
  const others = importers.filter((importer) => !above.includes(importer));
  return others.length > 0 && others.every((importer) => isOnFirstUse(importer, context, [...above, id]));
}

/** The files of the built portal that hold parts of several pages; a module goes into the first that names it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: isOne(libraries) },
  { name: 'portal', test: isOne(firstPage) },
  {
    test: isOne(popups),
    debugName: 'popups',
    name: (id, context) => (isOnFirstUse(id, context) ? 'popups' : null),
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\// },
  ...Object.entries(pages).map(([name, parts]) => ({
    test: isOne(parts),
    debugName: name,
    name: (id: string, context: Rolldown.ChunkingContext) => (isOnFirstUse(id, context) ? null : name),
  })),
];
