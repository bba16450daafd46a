/** Something that axe cannot decide and a person has. */
export interface Judgement {
  /** Id of the rule. */
  rule: string;
  /** Why axe gave up, where it says so. */
  messageKey?: string;
  /** Of the element, or of one that axe relates to it. */
  selector: string;
  /** Why it is right as it is, in a sentence. */
  reason: string;
}

/** What axe leaves undecided in stories, and is right. Anything else that it leaves undecided fails the story. */
export const judged: readonly Judgement[] = [
  {
    rule: 'aria-hidden-focus',
    selector: '[data-floating-ui-focus-guard]',
    reason:
      'The guards of a modal take focus only to hand it on, to the other end of the modal or out of the page.',
  },
  {
    rule: 'aria-hidden-focus',
    selector: '[data-floating-ui-inert]',
    reason:
      'What lies behind a modal is hidden from screen readers, and the guards of the modal keep Tab away from it.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'elmPartiallyObscured',
    selector: '[role="alertdialog"]',
    reason:
      'A message that is taller than its dialog is never seen whole; axe judges those that fit, of the same colours.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'elmPartiallyObscuring',
    selector:
      ':is([role="dialog"], [role="alertdialog"], [role="tooltip"]), :is([role="dialog"], [role="alertdialog"]) *',
    reason:
      'What floats has a ground of its own; axe asks for what lies behind its edge, and judges the same where nothing does.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'elmPartiallyObscured',
    selector: 'td[data-format="text"]',
    reason:
      'A text that its cell cuts off ends beyond the table for axe, which judges those that fit, of the same colours.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'elmPartiallyObscuring',
    selector: 'td[data-format="text"]',
    reason: 'The same of a text that its cell cuts off and that ends beyond what else the table holds.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'elmPartiallyObscuring',
    selector: 'tbody :is(ins, del)',
    reason:
      'A text that is longer than the details of its row is never seen whole; axe judges shorter ones, of the same colours.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'pseudoContent',
    selector: 'tr[data-level] > td[data-naming]',
    reason: 'The lines of a tree stand beside the name of a row, in room that nothing is written in.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'bgOverlap',
    selector: 'td > [data-chip]',
    reason:
      'A chip beyond the edge of its cell is not seen: the popup of the cell has it, and axe judges the other chips.',
  },
  {
    rule: 'color-contrast',
    selector: 'td [data-part="full"]',
    reason:
      'The whole of a text whose end a cell keeps in sight stands where nobody sees it, to be copied and searched for.',
  },
  {
    rule: 'color-contrast',
    messageKey: 'nonBmp',
    selector: 'span',
    reason:
      'A sign that is no letter, as ≈ before an amount, has the colours of the words that stand in its place elsewhere.',
  },
  {
    rule: 'target-size',
    selector: 'td[data-format="select"] > input',
    reason: 'The target is the whole cell: a press anywhere in it chooses the row.',
  },
];
