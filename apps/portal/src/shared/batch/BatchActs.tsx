import { type BatchAct, Button } from '@portal/ui';
import { takeFocus } from './takeFocus.ts';

interface BatchActsProps<Id extends string> {
  /** The main act last. */
  acts: readonly (BatchAct & { readonly id: Id })[];
  /** Why none of them can be done, whatever is chosen. */
  refusal: string | null;
  /** How many are chosen. */
  count: number;
  /** Said while nothing is chosen. */
  noneText: string;
  /** The act whose batch was left for the list: focus comes back to it. */
  focused: string | undefined;
  onOpen: (id: Id) => void;
}

/** What is done to what is chosen; each act says why it is closed (LOT-012, LOT-013, LOT-021, LOT-022). */
export function BatchActs<Id extends string>({
  acts,
  refusal,
  count,
  noneText,
  focused,
  onOpen,
}: BatchActsProps<Id>) {
  const reason = refusal ?? (count === 0 ? noneText : undefined);
  return acts.map(({ id, label, tone }, index) => (
    <Button
      key={id}
      ref={id === focused ? takeFocus : undefined}
      size="sm"
      variant={index === acts.length - 1 ? 'primary' : 'secondary'}
      {...(tone && { tone })}
      disabled={reason !== undefined}
      disabledReason={reason}
      onClick={() => onOpen(id)}
    >
      {label}
    </Button>
  ));
}
