package it.zanga.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
