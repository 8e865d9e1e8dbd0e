/** The package exports the path of its jar. */
declare module 'vnu-jar' {
  const path: string;
  export default path;
}
