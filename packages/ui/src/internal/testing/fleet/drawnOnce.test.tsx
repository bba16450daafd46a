import { Profiler, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { mount } from '../mount.tsx';

const overThePage =
  'lies over the page: its place there is made once it is wanted, and then what is put in it';
const coloursRead = 'reads the colours of where it stands, and loads what draws';

/** What is drawn again as it comes, and why. */
const drawnAgain: Readonly<Record<string, string>> = {
  AlertDialog: overThePage,
  BlockedBranchesDialog: overThePage,
  CategoryDialog: overThePage,
  ChartCard: coloursRead,
  CommandPalette: overThePage,
  ConfirmDialog: overThePage,
  ContactDialog: overThePage,
  CurveDetailDialog: overThePage,
  DenyDialog: overThePage,
  Dialog: overThePage,
  DocumentViewer: overThePage,
  LineChart: coloursRead,
  LogoutDialog: overThePage,
  ManagerDialog: overThePage,
  PendencyDialog: overThePage,
  PurchaseBlockDialog: overThePage,
  RichTextField: 'loads its editor',
  SectionList: 'marks the section in sight, which it measures',
  StatusSummaryDialog: overThePage,
  UnsavedChangesDialog: overThePage,
};

/** How often an element is drawn by the time it and its effects are there. */
function drawings(element: ReactElement): number {
  let drawn = 0;
  const view = mount(
    <Profiler
      id="drawn"
      onRender={() => {
        drawn += 1;
      }}
    >
      {element}
    </Profiler>,
  );
  view.unmount();
  return drawn;
}

/**
 * A page has hundreds of buttons and fields: a state that is set by a ref or by an effect as they come draws each of them
 * twice. What opens hands a ref to what floats from it; what is measured is an exception, with its reason.
 */
describe('as it comes', () => {
  expectBrowserEvents(); // parts that are loaded arrive outside of React's act

  it.each(Object.entries(examples).filter(([name]) => !(name in drawnAgain)))(
    '%s is drawn once',
    (_, element) => {
      expect(drawings(element)).toBe(1);
    },
  );

  it.each(Object.keys(drawnAgain))('%s is still an exception', (name) => {
    const element = examples[name];
    if (!element) throw new Error(`no example of ${name}`);
    expect(drawings(element)).toBeGreaterThan(1);
  });
});
