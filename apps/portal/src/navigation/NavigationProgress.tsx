import { useNavigation } from 'react-router';
import * as S from './NavigationProgress.styles.ts';

/** Announces that the next page is loading. Renders nothing without a navigation. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <S.Track role="progressbar" aria-label="Carregando...">
      <S.Bar />
    </S.Track>
  );
}
