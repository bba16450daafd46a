import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type Option, type SelectAppProps, showSelect } from '../../page/selectPage.tsx';

function MuiSelect({ options, isPaged, onQuery, onEnd }: SelectAppProps) {
  const [option, setOption] = useState<Option | null>(null);
  return (
    <Autocomplete
      options={options}
      value={option}
      onChange={(_event, next) => setOption(next)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') onQuery(text);
      }}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      slotProps={{
        listbox: {
          onScroll: ({ currentTarget: list }) => {
            if (list.scrollTop + list.clientHeight > list.scrollHeight - 8) onEnd();
          },
        },
      }}
      {...(isPaged && { filterOptions: (loaded: Option[]) => loaded })}
      renderInput={(props) => <TextField {...props} label="Fornecedor" />}
    />
  );
}

await showSelect({ App: MuiSelect, opener: 'input', option: '.MuiAutocomplete-option' });
