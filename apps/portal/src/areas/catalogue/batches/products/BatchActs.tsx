import { type BatchAct, Button } from '@portal/ui';

interface BatchActsProps<Id extends string> {
  /** The main act last. */
  acts: readonly (BatchAct & { readonly id: Id })[];
  /** Why none of them can be done, whatever is chosen. */
  refusal: string | null;
  /** How many products are chosen. */
  count: number;
  /** The act whose batch was left for the list: focus comes back to it. */
  focused: string | undefined;
  onOpen: (id: Id) => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** What is done to the chosen products; each act says why it is closed (LOT-012, LOT-013, LOT-021, LOT-022). */
export function BatchActs<Id extends string>({ acts, refusal, count, focused, onOpen }: BatchActsProps<Id>) {
  const reason = refusal ?? (count === 0 ? 'Selecione ao menos um produto' : undefined);
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
