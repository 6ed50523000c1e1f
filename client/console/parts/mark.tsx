/** A gate with its bar. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M4 21V7m16 14V7M2 21h5m10 0h5M4 11l17-7" />
  </svg>
)
