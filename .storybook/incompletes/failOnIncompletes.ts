import type { A11yReport } from '@storybook/addon-a11y';
import type { PreviewAddon } from 'storybook/internal/csf';

const isOfAxe = <Report extends { type: string }>(
  report: Report,
): report is Report & { result: A11yReport } => report.type === 'a11y';

/**
 * Makes a story fail over what axe could not decide. It stands before the accessibility addon, to see its report: what is
 * done after a story is done in reverse order.
 */
export const failOnIncompletes: PreviewAddon = {
  afterEach: async ({ reporting }) => {
    if (!import.meta.env.VITE_STORY_TESTS) return; // a person finds them in the panel
    const results = reporting.reports
      .filter(isOfAxe)
      .flatMap(({ result }) => ('incomplete' in result ? result : []));
    // Rules that found nothing: 80 kB of their descriptions would go to the report of each story.
    for (const result of results) Object.assign(result, { passes: [], inapplicable: [] });
    const undecided = results.flatMap(({ incomplete }) => incomplete);
    const { complaintsAbout } = await import('./complaintsAbout.ts');
    const complaints = await complaintsAbout(undecided);
    if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
  },
};
