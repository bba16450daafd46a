import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../shared/loading/lazyPage.ts';
import { notifyAtom } from '../../shared/services/servicesAtom.ts';
import type { PaletteProps } from './Palette.tsx';
import * as S from './PaletteButton.styles.ts';
import { useTypedAhead } from './useTypedAhead.ts';

const load = () => loadChunk(() => import('./Palette.tsx'));

/** Loads it while somebody is about to press; a failure is told when they do. */
const prepare = () => void import('./Palette.tsx').catch(() => undefined);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl+K, or Command+K, and nothing else. */
function asksForPalette({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Opens the palette, which is loaded only then, by a press or by Ctrl+K wherever the focus is. */
export function PaletteButton() {
  const notify = useAtomValue(notifyAtom);
  const [opened, setOpened] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const paletteRef = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    setOpened(false);
    setText('');
    setEntered(false);
  }, []);
  const open = useCallback(async () => {
    setOpened(true);
    try {
      const loaded = await load();
      setPalette(() => loaded.Palette);
    } catch {
      close();
      notify.error('Não foi possível abrir a busca. Tente novamente.');
    }
  }, [close, notify]);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!asksForPalette(event)) return;
      event.preventDefault(); // else the browser searches
      void open();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  const type = useCallback((next: (text: string) => string) => {
    setText(next);
    setEntered(false);
  }, []);
  const enter = useCallback(() => setEntered(true), []);
  useTypedAhead({ opened, paletteRef, onType: type, onEnter: enter, onCancel: close });

  return (
    <>
      <S.Root
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-keyshortcuts="Control+K Meta+K"
        loading={opened && !Palette}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <S.Label>
          Buscar <span aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</span>
        </S.Label>
      </S.Root>
      {opened && Palette && (
        <Palette
          ref={paletteRef}
          text={text}
          entered={entered && text !== ''} // Enter before any text was a second press of the button
          onTextChange={setText}
          onClose={close}
        />
      )}
    </>
  );
}
