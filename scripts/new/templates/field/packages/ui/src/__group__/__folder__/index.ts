export * from './__Name__.tsx';
