import { useCallback, useEffect, useRef } from 'react';

/** Creates object URLs of local files; they are revoked when the component unmounts. */
export function useObjectUrls(): (file: File) => string {
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
      made.current = [];
    },
    [],
  );
  return useCallback((file) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  }, []);
}
