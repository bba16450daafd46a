import { useLayoutEffect, useRef, useState } from 'react';
import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { multiSelectTexts } from './MultiSelect.texts.ts';

/** Why the text in the field is refused, or one that is no longer there. */
interface Refusal {
  message: string;
  /** Its text could not be given back, as another is being typed. */
  lost?: boolean | undefined;
}

interface CreationOptions<Value extends OptionValue> {
  onCreate: ((text: string) => Promise<SelectOption<Value>>) | undefined;
  onCreated: (option: SelectOption<Value>) => void;
  /** Gives the text back where it can, and says what to show. */
  onFailed: (text: string, message: string) => Refusal;
}

/** Makes new options on the server: each shows at once and is taken back when the server refuses it (CMB-09). */
export function useCreation<Value extends OptionValue>({
  onCreate,
  onCreated,
  onFailed,
}: CreationOptions<Value>) {
  const messages = useMessages(multiSelectTexts);
  const isMounted = useIsMounted();
  const [pending, setPending] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const underWay = useRef(new Set<string>());
  const callbacks = useRef({ onCreated, onFailed });
  useLayoutEffect(() => {
    callbacks.current = { onCreated, onFailed }; // the answer arrives after further renders
  });

  const create = async (text: string) => {
    const key = text.toLocaleLowerCase('pt-BR');
    if (!onCreate || underWay.current.has(key)) return;
    underWay.current.add(key);
    setPending((before) => [...before, text]);
    setRefusal(undefined);
    try {
      const option = await onCreate(text);
      if (isMounted()) callbacks.current.onCreated(option);
    } catch (reason) {
      if (!isMounted()) return;
      const message = (reason instanceof Error && reason.message) || messages.createFailed;
      setRefusal(callbacks.current.onFailed(text, message));
    } finally {
      underWay.current.delete(key);
      if (isMounted()) setPending((before) => before.filter((other) => other !== text));
    }
  };

  return { pending, refusal, setRefusal, create };
}
