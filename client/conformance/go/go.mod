module tenure.example/client/conformance

go 1.19

require tenure.example/client/go v0.0.0

replace tenure.example/client/go => ../../go
