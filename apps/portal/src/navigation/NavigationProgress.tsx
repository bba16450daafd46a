import { useNavigation } from 'react-router';
import * as S from './NavigationProgress.styles.ts';

/** Says that the next page is on its way. Draws nothing while there is no navigation. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <S.Track role="progressbar" aria-label="Carregando...">
      <S.Bar />
    </S.Track>
  );
}
