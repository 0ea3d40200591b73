import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { ThemeProvider } from "@/components/theme-provider";
import { Toasters } from "@/components/toasters";
import { Gallery } from "./gallery.tsx";
import "./gallery.css";

const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <BrowserRouter>
          <Gallery />
        </BrowserRouter>
        <Toasters />
      </ThemeProvider>
    </StrictMode>,
  );
}
