import type { MenuEntry } from '@portal/ui';
import { useAtom } from 'jotai';
import { LogOut, Monitor, Moon, Rows3, Rows4, Sun } from 'lucide-react';
import { densityAtom, themeAtom } from '../shared/preferences/preferenceAtoms.ts';
import { densityChoice, storedTheme } from '../shared/preferences/storedPreferences.ts';

/** What a user can do with the account: theme and density of this device, and signing out. */
export function useAccountMenu({ onSignOut }: { onSignOut: () => void }): readonly MenuEntry[] {
  const [theme, setTheme] = useAtom(themeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  return [
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
      value: density,
      choices: [
        { value: 'comfortable', label: 'Confortável', icon: <Rows3 /> },
        { value: 'compact', label: 'Compacta', icon: <Rows4 /> },
      ],
      onValueChange: (value) => setDensity(densityChoice(value) ?? 'comfortable'),
    },
    'separator',
    { id: 'sign-out', label: 'Sair', icon: <LogOut />, onSelect: onSignOut },
  ];
}
