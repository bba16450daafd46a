import { Banner } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import * as S from './OfflineBanner.styles.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says, also to a screen reader, that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <S.StickyPlace role="status">
      {!online && (
        <Banner tone="warning" title="Sem conexão">
          <p>O que está na tela pode ter mudado. O que faltar é lido assim que a conexão voltar.</p>
        </Banner>
      )}
    </S.StickyPlace>
  );
}
