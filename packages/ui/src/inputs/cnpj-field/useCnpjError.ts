import { useState } from 'react';
import { useMessages } from '../../locale/MessagesContext.ts';
import { cnpjMask, expectedCnpjDigits } from './cnpj.ts';

/** What the field itself finds wrong once the person leaves it; nothing while they type. */
export function useCnpjError(bare: string) {
  const messages = useMessages();
  const [left, setLeft] = useState(false);

  const find = () => {
    if (!left || bare === '') return undefined;
    if (bare.length < cnpjMask.capacity) return messages.cnpjIncomplete;
    const expected = expectedCnpjDigits(bare);
    return expected === null ? undefined : messages.cnpjExpectedDigits(expected);
  };

  return { error: find(), leave: () => setLeft(true), change: () => setLeft(false) };
}
