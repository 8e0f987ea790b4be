import "./site.css";

export const metadata = { title: "Harbour Invest" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <h1>Harbour Invest</h1>
        </header>
        {children}
        <footer>Harbour Invest is an example.</footer>
      </body>
    </html>
  );
}
