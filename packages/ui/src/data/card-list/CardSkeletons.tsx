import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import * as S from './CardList.styles.ts';

const widths = ['72%', '58%', '80%', '64%', '76%'];

/** The shape of the cards that are on their way. */
export function CardSkeletons() {
  return (
    <S.Pending>
      {widths.map((width) => (
        <div key={width}>
          <Skeleton shape="block" width={48} height={48} />
          <Skeleton lines={2} width={width} />
        </div>
      ))}
    </S.Pending>
  );
}
