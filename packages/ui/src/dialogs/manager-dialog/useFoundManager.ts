import { useState } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type FoundManager, type ManagerValues, wholeEmail } from './manager.ts';

/**
 * Fills in what a search found, once for each answer and only where it is about the registration in the field. An
 * answer that was there before the dialog opened is an earlier one.
 *
 * @returns what to say of it
 */
export function useFoundManager(
  found: FoundManager | null | undefined,
  emailSuffix: string,
  values: ManagerValues,
  change: (next: (before: ManagerValues) => ManagerValues) => void,
): string {
  const messages = useMessages();
  const [seen, setSeen] = useState(found);
  const [text, announce] = useAnnouncement();
  if (found !== seen) {
    setSeen(found);
    if (found && found.registration === values.registration) {
      const name = found.name.trim();
      change((before) => ({ ...before, name, email: wholeEmail(found.email, emailSuffix) }));
      announce(messages.managerFound(name));
    }
  }
  return text;
}
