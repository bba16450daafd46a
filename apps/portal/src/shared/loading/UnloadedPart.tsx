import { ErrorState } from '@portal/ui';
import { useEffect } from 'react';
import { asksAgain } from '../../loadFiles.ts';
import type { Unloaded } from './askAgain.tsx';
import { reloadIfReplaced } from './reloadForCode.ts';

/** In place of a part of a page that could not be loaded; before the first page rests, it fails with its page. */
export const UnloadedPart: Unloaded = ({ error, onLoadAgain }) => {
  if (!asksAgain()) throw error;
  useEffect(() => {
    const left = new AbortController();
    void reloadIfReplaced(left.signal);
    return () => left.abort();
  }, []);
  return <ErrorState message="Verifique a conexão e tente novamente." onRetry={onLoadAgain} />;
};
