/** A headline or a line of several sentences: its own line breaks stay, and a clause breaks only where it must. */
export function Balanced({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className="line">
      {line
        .split(/(?<=[，。；：])/)
        .filter(Boolean)
        .map((clause) => (
          <span key={clause} className="clause">
            {clause}
          </span>
        ))}
    </span>
  ))
}
