import { Select } from 'antd';
import { useState } from 'react';
import { type SelectAppProps, showSelect } from '../../page/selectPage.tsx';

function AntSelect({ options, isPaged, onQuery, onEnd }: SelectAppProps) {
  const [value, setValue] = useState<string>();
  return (
    <Select
      virtual
      style={{ inlineSize: 300 }}
      options={options}
      value={value}
      onChange={setValue}
      showSearch={{ onSearch: onQuery, optionFilterProp: 'label', ...(isPaged && { filterOption: false }) }}
      onPopupScroll={({ currentTarget: list }) => {
        if (list.scrollTop + list.clientHeight > list.scrollHeight - 8) onEnd();
      }}
    />
  );
}

await showSelect({ App: AntSelect, opener: '.ant-select', option: '.ant-select-item-option' });
