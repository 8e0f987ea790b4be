import "@mantine/core/styles.css";
import { createTheme, MantineProvider } from "@mantine/core";
import { createRoot } from "react-dom/client";
import { App } from "./App";

const theme = createTheme({ primaryColor: "violet", defaultRadius: "xl", fontFamily: "Verdana, sans-serif" });

createRoot(document.getElementById("root")).render(
  <MantineProvider theme={theme}>
    <App />
  </MantineProvider>,
);
