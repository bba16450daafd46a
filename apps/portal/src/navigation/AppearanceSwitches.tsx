import { IconButton } from '@portal/ui';
import { useAtom } from 'jotai';
import { Monitor, Moon, Rows3, Rows4, Sun } from 'lucide-react';
import { densityAtom, themeAtom } from '../shared/preferences/preferenceAtoms.ts';

const themes = {
  light: { next: 'dark', label: 'Tema claro. Mudar para escuro', icon: <Sun /> },
  dark: { next: 'system', label: 'Tema escuro. Mudar para o do sistema', icon: <Moon /> },
  system: { next: 'light', label: 'Tema do sistema. Mudar para claro', icon: <Monitor /> },
} as const;

const densities = {
  comfortable: { next: 'compact', label: 'Densidade confortável. Mudar para compacta', icon: <Rows3 /> },
  compact: { next: 'comfortable', label: 'Densidade compacta. Mudar para confortável', icon: <Rows4 /> },
} as const;

/** Switches theme and density of this device to the next value. */
export function AppearanceSwitches() {
  const [theme, setTheme] = useAtom(themeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  return (
    <>
      <IconButton
        label={themes[theme].label}
        icon={themes[theme].icon}
        onClick={() => setTheme(themes[theme].next)}
      />
      <IconButton
        label={densities[density].label}
        icon={densities[density].icon}
        onClick={() => setDensity(densities[density].next)}
      />
    </>
  );
}
