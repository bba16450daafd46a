import { registrationBanner } from '@portal/domain';
import { Banner, Link } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { recordHref } from '../lists/registrationAddress.ts';
import { RegistrationBanner } from '../registration/RegistrationBanner.tsx';
import type { Registration } from '../registration/registrationAtoms.ts';
import { listNow, mayOpen, type RecordPlace } from './recordPlaces.ts';

interface RecordBannersProps {
  registration: Registration;
  place: RecordPlace;
  openStep: string;
  onStepChange: (step: string) => void;
}

/**
 * Banner of a registration that has moved to another list, with a link for users who may open it (ONB-015 to
 * ONB-020).
 */
function MovedBanner({ registration, place }: Pick<RecordBannersProps, 'registration' | 'place'>) {
  const roles = useAtomValue(rolesAtom);
  const list = listNow(registration);
  if (!list || list === place.list) return null;
  return (
    <Banner
      title={`Este cadastro está agora em ${list.title}`}
      action={
        mayOpen(list, roles) && (
          <Link href={recordHref(registration.id, { page: list.page, search: '' })}>
            Abrir em {list.title}
          </Link>
        )
      }
    />
  );
}

/** Banners of a registration: its list, why it was refused, which documents are pendent (G-07, G-17). */
export function RecordBanners({ registration, place, ...steps }: RecordBannersProps) {
  const banner = registrationBanner(registration, registration.fornecedor.pendencias);
  return (
    <>
      <MovedBanner {...{ registration, place }} />
      {/* That the analysis is awaited is for the supplier to know. */}
      {banner && banner.kind !== 'waiting' && <RegistrationBanner registration={registration} {...steps} />}
    </>
  );
}
