import { Progress } from '@portal/ui';
import { useNavigation } from 'react-router';

/** Says that the next page is on its way. Draws nothing while there is no navigation. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === 'idle' || !location) return null;
  return <Progress label="Carregando..." />;
}
