/** Files that the build lays beside the scripts, by their address. */
declare module '*?url' {
  const url: string
  export default url
}
