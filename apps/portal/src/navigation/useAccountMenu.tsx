import { href } from '@portal/domain';
import type { MenuEntry } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import {
  LogOut,
  Monitor,
  Moon,
  Rows3,
  Rows4,
  ShieldCheck,
  StretchHorizontal,
  Sun,
  UserRoundCog,
} from 'lucide-react';
import { densityChoiceAtom, themeAtom } from '../shared/preferences/preferenceAtoms.ts';
import { densityChoice, storedTheme } from '../shared/preferences/storedPreferences.ts';
import { servicesAtom } from '../shared/services/servicesAtom.ts';

/** No density was chosen: each page has its own, compact where lists are long. */
const BY_PAGE = 'page';

/** What a user can do with the account: password and sessions, theme and density of this device, and signing out (D25). */
export function useAccountMenu({ onSignOut }: { onSignOut: () => void }): readonly MenuEntry[] {
  const [theme, setTheme] = useAtom(themeAtom);
  const [density, setDensity] = useAtom(densityChoiceAtom);
  const { router } = useAtomValue(servicesAtom);
  return [
    {
      id: 'account',
      label: 'Senha e sessões',
      icon: <UserRoundCog />,
      onSelect: () => void router.navigate(href('my-account')),
    },
    {
      id: 'privacy',
      label: 'Aviso de privacidade',
      icon: <ShieldCheck />,
      onSelect: () => void router.navigate(href('privacy')),
    },
    {
      label: 'Tema',
      value: theme,
      choices: [
        { value: 'light', label: 'Claro', icon: <Sun /> },
        { value: 'dark', label: 'Escuro', icon: <Moon /> },
        { value: 'system', label: 'Do sistema', icon: <Monitor /> },
      ],
      onValueChange: (value) => setTheme(storedTheme(value)),
    },
    {
      label: 'Densidade',
      value: density ?? BY_PAGE,
      choices: [
        { value: 'comfortable', label: 'Confortável', icon: <Rows3 /> },
        { value: 'compact', label: 'Compacta', icon: <Rows4 /> },
        { value: BY_PAGE, label: 'Conforme a página', icon: <StretchHorizontal /> },
      ],
      onValueChange: (value) => setDensity(densityChoice(value)),
    },
    'separator',
    { id: 'sign-out', label: 'Sair', icon: <LogOut />, onSelect: onSignOut },
  ];
}
