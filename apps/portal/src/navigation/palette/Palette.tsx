import { CommandPalette } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect } from 'react';
import { servicesAtom } from '../../shared/services/servicesAtom.ts';
import { askedTextAtom } from './paletteSources.ts';
import { SHORTEST_SEARCH, searchOf } from './paletteText.ts';
import { usePaletteGroups } from './usePaletteGroups.tsx';

/** Pause after the last key before the lists are asked, in milliseconds. */
const SEARCH_DELAY_MS = 250;

export interface PaletteProps {
  ref: Ref<HTMLDivElement>;
  /** The typed text. */
  text: string;
  /** Whether Enter was pressed after it, before the palette was there. */
  entered: boolean;
  onTextChange: (text: string) => void;
  onClose: () => void;
}

/** Finds pages and records by what the user's roles may open, and goes there. */
export function Palette({ ref, text, entered, onTextChange, onClose }: PaletteProps) {
  const { router } = useAtomValue(servicesAtom);
  const ask = useSetAtom(askedTextAtom);
  const { groups, retry } = usePaletteGroups(text);
  const search = searchOf(text);

  useEffect(() => {
    const timer = setTimeout(() => ask(search), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [ask, search]);
  useEffect(() => () => ask(''), [ask]);

  return (
    <CommandPalette
      ref={ref}
      open
      onOpenChange={onClose}
      label="Buscar no portal"
      placeholder="Página, CNPJ, nome, código ou EAN"
      value={text}
      onValueChange={onTextChange}
      defaultEntered={entered}
      groups={groups}
      minSearchLength={SHORTEST_SEARCH}
      onRetry={({ id }) => retry(id)}
      onSelect={({ id }) => {
        onClose();
        void router.navigate(id);
      }}
    />
  );
}
